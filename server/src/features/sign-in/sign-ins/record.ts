export const signInWays = ['PASSWORD', 'CODE', 'RECOVERY_CODE', 'PASSKEY', 'LINK', 'PROVIDER'] as const;
export type SignInWay = (typeof signInWays)[number];

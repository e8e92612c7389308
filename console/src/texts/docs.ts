export const themeNames = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;

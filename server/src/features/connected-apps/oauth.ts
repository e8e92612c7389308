/** What the endpoints that apps call answer with, as the RFCs have it. */
export interface OAuthAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** A refusal in English: for the log of who wrote the app. */
export const failed = (error: string, description: string, status = 400): OAuthAnswer => ({
  status,
  body: { error, error_description: description },
});

/** While someone watches, what is sent appears by itself. */
export const watchMs = 3000;

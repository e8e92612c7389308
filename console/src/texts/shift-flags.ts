/** How the clock differs from a shift. */
export const shiftFlagTexts = {
  marks: {
    CAME_LATE: (hours: string): string => `In ${hours} late`,
    LEFT_EARLY: (hours: string): string => `Out ${hours} early`,
  },
  said: {
    CAME_LATE: (hours: string): string => `Clocked in ${hours} h after the shift began.`,
    LEFT_EARLY: (hours: string): string => `Clocked out ${hours} h before the shift ended.`,
  },
} as const;

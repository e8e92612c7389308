/** Hours as a decimal, as payroll and spreadsheets count them. */
export const inHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

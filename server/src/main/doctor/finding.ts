/** What one look found. `failed`: something does not work. `warning`: it works, and should not be left so. */
export interface Finding {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'failed';
  readonly message: string;
}

export const ok = (name: string, message: string): Finding => ({ name, status: 'ok', message });
export const warning = (name: string, message: string): Finding => ({ name, status: 'warning', message });
export const failed = (name: string, message: string): Finding => ({ name, status: 'failed', message });

import { connectedAppsTexts } from '../../texts/connected-apps.ts';

/** Where an app has people sent back to, as they know it. */
export const hostName = ({ host, is_on_device }: { readonly host: string; readonly is_on_device: boolean }): string =>
  is_on_device ? connectedAppsTexts.onThisDevice(host) : host;

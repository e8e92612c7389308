import type { Feature } from '../../kernel/catalogue.ts';
import { getKioskBadge, removeKioskBadge, setKioskBadge } from './badges/operations.ts';
import { kioskParts } from './department-parts-store.ts';
import { createKiosk, deleteKiosk, listKiosks, pairKioskAgain, updateKiosk } from './devices/operations.ts';
import { tellOfSilence } from './devices/silence.ts';
import { boxSeal } from './devices/store.ts';
import { kioskData } from './erase.ts';
import { makeKioskPinFor } from './pins/make-for.ts';
import { getKioskPin, makeKioskPin, removeKioskPin, setKioskPin } from './pins/operations.ts';
import { confirmKioskTap, discardKioskTap, listKioskTaps } from './taps/operations.ts';

export { kioskDoorOf } from './door.ts';

export const kiosks: Feature = {
  name: 'kiosks',
  title: 'Kiosks',
  summary: 'Shared tablets at which people clock in by a PIN or a badge.',
  operations: [
    listKiosks,
    createKiosk,
    updateKiosk,
    pairKioskAgain,
    deleteKiosk,
    getKioskPin,
    setKioskPin,
    makeKioskPin,
    makeKioskPinFor,
    removeKioskPin,
    getKioskBadge,
    setKioskBadge,
    removeKioskBadge,
    listKioskTaps,
    confirmKioskTap,
    discardKioskTap,
  ],
  departmentParts: kioskParts,
  jobs: [tellOfSilence],
  personalData: kioskData,
  byProducts: [{ table: 'kiosk_pins' }, { table: 'kiosk_badges' }, { table: 'kiosk_waits' }],
  sealed: [boxSeal],
};

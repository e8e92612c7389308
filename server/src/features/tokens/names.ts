import type { NameSource } from '../../kernel/app-answers.ts';
import { listTokenNames } from './store.ts';

const tokenNames: NameSource = { prefix: 'tok', find: listTokenNames };

export const names = [tokenNames];

import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Messages } from './mail-messages.ts';
import { pl } from './pl.ts';

export const MESSAGES: Record<Language, Messages> = { pl, de, it, en };

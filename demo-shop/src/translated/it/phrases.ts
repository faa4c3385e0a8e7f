import type { Translation } from '../translation.ts';
import { care } from './phrases/care.ts';
import { content } from './phrases/content.ts';
import { details } from './phrases/details.ts';
import { extras } from './phrases/extras.ts';
import { labels } from './phrases/labels.ts';

export const phrases: Translation['phrases'] = { ...labels, ...details, ...care, ...extras, ...content };

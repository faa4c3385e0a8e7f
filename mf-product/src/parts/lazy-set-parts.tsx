import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { lazy } from 'react';
import { SetParts as Served } from './set-parts.tsx';
import './set-parts.module.css';

/** Few products are sets: the browser's build fetches what hydrates them. */
export const SetParts =
	typeof document === 'undefined'
		? Served
		: lazy(async () => {
				const { SetParts: Loaded } = await import(/* webpackChunkName: "later" */ './set-parts.tsx');
				await loadTexts(document.documentElement.lang);
				return { default: Loaded };
			});

import { withTexts } from '@pasaz/kernel/composition/lazy';
import { lazy } from 'react';
import { SetParts as Served } from './set-parts.tsx';
import './set-parts.module.css';

/** Few products are sets: the browser's build fetches what hydrates them. */
export const SetParts =
	typeof document === 'undefined'
		? Served
		: lazy(async () => {
				const { SetParts: Loaded } = await withTexts(() => import(/* webpackChunkName: "later" */ './set-parts.tsx'));
				return { default: Loaded };
			});

import { withTexts } from '@pasaz/kernel/composition/lazy';
import { lazy } from 'react';
import { ChosenPurchase as Served } from './chosen-purchase.tsx';
import '@pasaz/ui-kit/field-frame.module.css';
import '../../choosing/choosing.module.css';
import '../../choosing/group-fields.module.css';
import './group-purchase.module.css';

/** Few products have more to choose than a variant: the browser's build fetches what hydrates them. */
export const ChosenPurchase =
	typeof document === 'undefined'
		? Served
		: lazy(async () => {
				const { ChosenPurchase: Loaded } = await withTexts(
					() => import(/* webpackChunkName: "later" */ './chosen-purchase.tsx'),
				);
				return { default: Loaded };
			});

import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Price } from './price.tsx';

export const entry: WorkshopEntry = {
	name: 'Cena',
	states: {
		zwykła: () => <Price price={38900} />,
		'od najtańszego wariantu': () => <Price price={19900} from />,
		obniżona: () => <Price price={28900} regularPrice={48900} lowest30Days={35900} />,
		'obniżona, na stronie produktu': () => (
			<Price price={28900} regularPrice={48900} lowest30Days={35900} size="page" />
		),
	},
};

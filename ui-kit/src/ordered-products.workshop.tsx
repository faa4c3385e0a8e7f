import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { type OrderedProduct, OrderedProducts } from './ordered-products.tsx';

const DRESS: OrderedProduct = {
	id: 1,
	name: 'Sukienka lniana Jagna',
	image: '/s/u/przod',
	options: [
		{ label: 'Kolor', value: 'Rudy' },
		{ label: 'Rozmiar', value: 'M' },
	],
	quantity: '1 sztuka',
	price: '389,00 zł',
};
const CARD: OrderedProduct = {
	...{ id: 2, name: 'Karta podarunkowa', image: null, options: [], quantity: '2 sztuki', price: '200,00 zł' },
};
const { image: _image, options: _options, ...OLD } = DRESS;

export const entry: WorkshopEntry = {
	name: 'Zamówione produkty',
	states: {
		'ze zdjęciem i bez': () => <OrderedProducts lines={[DRESS, CARD]} />,
		'z dawnego zamówienia': () => <OrderedProducts lines={[OLD]} />,
	},
};

import type { PaymentMethod, ShippingMethod, Totals } from '@pasaz/kernel/contract/cart';
import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { lineOf } from '@pasaz/kernel/domain/cart';
import { opId, setTo } from '@pasaz/kernel/domain/line-ops';
import type { CheckoutForm } from './details/checkout-schema.ts';
import { emptyDetails } from './details/details.ts';
import { knownMethods } from './server-cart/methods.ts';

export const SHIRT: CartCandidate = {
	sku: 'SWIT-M',
	parentSku: 'SWIT',
	id: 11,
	name: 'Koszula Świt',
	productType: 'configurable',
	href: '/koszula-swit',
	image: null,
	price: 24900,
	regularPrice: 24900,
	options: [{ label: 'Rozmiar', value: 'M' }],
	productOption: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] } },
	stockQty: 5,
	isInStock: true,
	errors: {},
};
const { productOption: _, ...WITHOUT_OPTIONS } = SHIRT;
export const SOCKS: CartCandidate = {
	...WITHOUT_OPTIONS,
	sku: 'MGLA',
	parentSku: 'MGLA',
	id: 12,
	name: 'Skarpety Mgła',
	productType: 'simple',
	price: 5999,
	options: [],
};
/** Three can be made of what there is of its scarcest part. */
export const BUNDLE: CartCandidate = {
	...WITHOUT_OPTIONS,
	...{ sku: 'KOMPLET', parentSku: 'KOMPLET', id: 10, name: 'Komplet Rosa', productType: 'bundle', stockQty: 3 },
	options: [{ label: 'Bluzka', value: '1 × Bluzka Rosa, M' }],
	productOption: {
		extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [49] }] },
	},
};

function lineFor(product: CartCandidate, qty: number): CartLine {
	const id = opId(product.id, 'test');
	return lineOf(product, setTo(qty, id), id);
}

export function shirts(qty: number, given: Partial<CartLine> = {}): CartLine {
	return { ...lineFor(SHIRT, qty), ...given };
}

export function socks(qty: number, given: Partial<CartLine> = {}): CartLine {
	return { ...lineFor(SOCKS, qty), ...given };
}

export function bundles(qty: number, given: Partial<CartLine> = {}): CartLine {
	return { ...lineFor(BUNDLE, qty), ...given };
}

export const COURIER: ShippingMethod = {
	carrier_code: 'flatrate',
	method_code: 'flatrate',
	carrier_title: 'DPD',
	method_title: 'Kurier DPD',
	amount: 4,
	available: true,
	error_message: '',
	price_excl_tax: 4,
	price_incl_tax: 5,
	default: true,
};
export const TO_LOCKER: ShippingMethod = {
	...{ ...COURIER, default: false, carrier_code: 'pickup', method_code: 'locker' },
	...{ carrier_title: 'Automat paczkowy', method_title: 'Automat paczkowy', price_incl_tax: 4, pickup_points: true },
};
export const LOCKER: PickupPoint = {
	...{ id: 'GDY01', name: 'Automat paczkowy GDY01', street: 'Świętojańska 36', postcode: '81-372', city: 'Gdynia' },
	country: 'PL',
};
/** Settings of the default store view. */
export const KNOWN = knownMethods(POLAND, { courier: 'Kurier DPD', cashOnDelivery: 'Przy odbiorze' });
export const SANDBOX: PaymentMethod = { code: 'sandbox', title: 'Szybka płatność', default: true };
export const TRANSFER: PaymentMethod = { code: 'banktransfer', title: 'Przelew', offline_orders: true };
export const ON_DELIVERY: PaymentMethod = { code: 'cashondelivery', title: 'Przy odbiorze', cost_incl_tax: 3.5 };

/** Totals whose goods and delivery cost what is given, in decimal units. */
export function totalsOf(goods: number, given: Partial<Totals> = {}): Totals {
	return {
		grand_total: goods,
		subtotal: goods,
		subtotal_incl_tax: goods,
		subtotal_with_discount: goods,
		discount_amount: 0,
		shipping_amount: 0,
		shipping_incl_tax: 0,
		shipping_discount_amount: 0,
		shipping_tax_amount: 0,
		tax_amount: 0,
		base_currency_code: 'PLN',
		quote_currency_code: 'PLN',
		items_qty: 1,
		items: [],
		total_segments: [],
		...given,
	};
}

/** An item of the totals, whose rows count nothing. */
export function totalsItem(
	item_id: number,
	price_incl_tax: number,
	given: Partial<Totals['items'][number]> = {},
): Totals['items'][number] {
	return {
		item_id,
		name: '',
		qty: 1,
		price: 0,
		price_incl_tax,
		row_total: 0,
		row_total_incl_tax: 0,
		row_total_with_discount: 0,
		tax_amount: 0,
		tax_percent: 23,
		discount_amount: 0,
		discount_percent: 0,
		options: '[]',
		...given,
	};
}

/** A valid checkout form. */
export const FILLED: CheckoutForm = {
	...emptyDetails('PL'),
	personal: { firstName: 'Hanna', lastName: 'Wilczyńska', emailAddress: 'hanna@poczta.pl', createAccount: false },
	shipping: {
		...emptyDetails('PL').shipping,
		streetAddress: 'Mokotowska',
		apartmentNumber: '12 m. 4',
		zipCode: '00-561',
		city: 'Warszawa',
		phoneNumber: '600 100 200',
	},
	password: '',
	terms: true,
	digital: false,
};

const DOCUMENT = {
	id: 12,
	type_id: 'simple',
	status: 1,
	image: null,
	stock: { product_id: 12, is_in_stock: true, qty: 5 },
};
/** As the catalogue answers; `skus` are those that it is found by. */
export const SOCKS_DOCUMENT = {
	...DOCUMENT,
	skus: ['MGLA'],
	sku: 'MGLA',
	name: 'Skarpety Mgła',
	url_path: 'skarpety-mgla',
	price_incl_tax: 59.99,
};
export const SHIRT_DOCUMENT = {
	...DOCUMENT,
	skus: ['SWIT-M'],
	id: 10,
	type_id: 'configurable',
	sku: 'SWIT',
	name: 'Koszula Świt',
	url_path: 'koszula-swit',
	price_incl_tax: 249,
	configurable_options: [
		{
			...{ id: 1, attribute_id: 93, attribute_code: 'size', label: 'Rozmiar', position: 0, product_id: 10 },
			values: [{ value_index: 49, label: 'M' }],
		},
	],
	configurable_children: [
		{
			...{ id: 11, sku: 'SWIT-M', name: 'Koszula Świt M', status: 1, price: 202.44, price_incl_tax: 249, size: 49 },
			stock: DOCUMENT.stock,
		},
	],
};

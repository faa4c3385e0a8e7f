import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

export const priceMessages = defineMessages('ui-kit/price', {
	from: 'od',
	now: 'Cena promocyjna',
	regular: 'Cena regularna',
	lowest: params('Najniższa cena z 30 dni przed obniżką: {price}'),
});

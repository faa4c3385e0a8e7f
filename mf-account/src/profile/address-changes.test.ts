import type { UserAddress } from '@pasaz/kernel/contract/user';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { describe, expect, it } from 'vitest';
import { profileMessages } from '../messages/profile.ts';
import { addressOf, emptyAddress, formOf, withAddress, withoutAddress } from './address-changes.ts';
import { addressSchema } from './address-schema.ts';

const text = profileMessages.in(createTranslator('pl-PL')).get();
const HOME: UserAddress = {
	id: 1,
	firstname: 'Hanna',
	lastname: 'Wilczyńska',
	street: ['Długa', '4/7'],
	postcode: '00-950',
	city: 'Warszawa',
	country_id: 'PL',
	default_shipping: true,
	default_billing: true,
};
const WORK: UserAddress = { ...HOME, id: 2, street: ['Krótka', '1'], default_shipping: false, default_billing: false };

describe('the addresses of an account', () => {
	it('go through the form and back unchanged', () => expect(addressOf(formOf(HOME), 1)).toEqual(HOME));

	it('have their code in its form', () => {
		expect(addressOf({ ...formOf(HOME), postcode: '00950' }, 1).postcode).toBe('00-950');
	});

	it('have one default of each kind', () => {
		const next = withAddress([HOME, WORK], { ...WORK, default_shipping: true });
		expect(next.map(({ default_shipping }) => default_shipping)).toEqual([false, true]);
		expect(next.map(({ default_billing }) => default_billing)).toEqual([true, false]);
	});

	it('grow by one without an id, and never by one with a known id', () => {
		const { id: _, ...fresh } = WORK;
		expect(withAddress([HOME], fresh)).toHaveLength(2);
		expect(withAddress([HOME, WORK], { ...WORK, city: 'Łódź' }).map(({ city }) => city)).toEqual(['Warszawa', 'Łódź']);
	});

	it('have a region of the country that was chosen', () => {
		const rome = { ...formOf(HOME), postcode: '00184', city: 'Roma', country: 'IT', region: 'RM' };
		expect(addressOf(rome, 1).region).toEqual({ region_code: 'RM' });
		expect(formOf(addressOf(rome, 1)).region).toBe('RM');
		const known = [{ ...HOME, country_id: 'IT', region: { region: 'Roma', region_code: 'RM', region_id: 7 } }];
		expect(withAddress(known, addressOf(rome, 1))[0]?.region).toEqual(known[0]?.region);
		expect(withAddress(known, addressOf({ ...rome, region: 'MI' }, 1))[0]?.region).toEqual({ region_code: 'MI' });
	});

	it('keep the region that the form does not ask for, in the same country', () => {
		const region = { region: 'Mazowieckie', region_code: 'MZ', region_id: 1 };
		const known = [{ ...HOME, region }, WORK];
		const form = { ...formOf(HOME), city: 'Radom' };
		expect(withAddress(known, addressOf(form, 1))).toEqual([{ ...HOME, city: 'Radom', region }, WORK]);
		const abroad = addressOf({ ...form, postcode: '10115', country: 'DE' }, 1);
		expect(withAddress(known, abroad)).toEqual([abroad, WORK]);
	});

	it('lose the one that is removed', () => expect(withoutAddress([HOME, WORK], HOME)).toEqual([WORK]));
});

/** What is wrong with a Polish address that was changed so. */
function problemsOf(given: object): string[] {
	const form = { ...emptyAddress(HOME, 'PL'), ...formOf(HOME), ...given };
	const hasRegions = (country: string) => country === 'IT';
	const { error } = addressSchema(text, { hasRegions, nameLength: undefined }).safeParse(form);
	return error?.issues.map(({ message }) => message) ?? [];
}

it.each([
	['everything in order', {}, undefined],
	['a short surname', { lastname: 'Li' }, text.nameShort(3)],
	['no street', { street: '' }, text.required],
	['a code without its dash', { postcode: '00950' }, undefined],
	['a code that is not Polish', { postcode: '0095' }, text.zipCodeInvalid({ form: '00-000' })],
	['a German code in Germany', { postcode: '10115', country: 'DE' }, undefined],
	['a German code in Austria', { postcode: '10115', country: 'AT' }, text.zipCodeInvalid({ form: '0000' })],
	['a code of a country whose codes nobody here knows', { postcode: 'SW1A 1AA', country: 'GB' }, undefined],
	['no province in Italy', { postcode: '00184', country: 'IT' }, text.required],
	['a province in Italy', { postcode: '00184', country: 'IT', region: 'RM' }, undefined],
	['a city of digits', { city: '123' }, text.cityInvalid],
	['a short tax number', { vatId: '12' }, text.vatIdShort],
	['a NIP', { vatId: '526-025-09-95' }, undefined],
	['a NIP with a wrong digit', { vatId: '5260250996' }, text.vatIdInvalid],
	['a German VAT id in Poland', { vatId: 'DE123456789' }, text.vatIdInvalid],
	['a German VAT id in Germany', { vatId: 'DE123456789', postcode: '10115', country: 'DE' }, undefined],
	['a telephone of letters', { telephone: 'zadzwoń' }, text.phoneInvalid],
])('an address with %s (22.4, 22.5, 22.9)', (_, given, problem) => expect(problemsOf(given)[0]).toBe(problem));

it('is told of a wrong NIP before its postcode and its province are known (22.9)', () => {
	const problems = problemsOf({ vatId: '5260250996', postcode: '', country: 'IT' });
	expect(problems).toEqual(expect.arrayContaining([text.required, text.vatIdInvalid]));
});

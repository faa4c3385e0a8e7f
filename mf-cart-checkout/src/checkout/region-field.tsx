import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Select } from '@pasaz/ui-kit/select';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { CountryList } from '../details/countries.ts';
import type { AddressPart } from '../details/details.ts';
import { useCountries } from '../details/use-countries.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './fields.module.css';

export function RegionField({ part, list }: { part: AddressPart; list: CountryList }) {
	const t = useMessages(checkoutMessages);
	const { register, getFieldState, formState } = useFormContext<CheckoutForm>();
	const { countries } = useCountries(list);
	const name = `${part}.state` as const;
	const [country, state] = useWatch<CheckoutForm, [`${AddressPart}.country`, `${AddressPart}.state`]>({
		name: [`${part}.country`, name],
	});
	const regions = countries.find(({ id }) => id === country)?.regions;
	if (!regions) return null;
	const options = regions.map((region) => ({ value: region.code, label: region.name }));
	return (
		<div className={styles.half}>
			<Select
				{...register(name)}
				aria-required
				value={state}
				label={t.region}
				autoComplete={`${part === 'shipping' ? 'shipping' : 'billing'} address-level1`}
				options={[{ value: '', label: t.chooseRegion }, ...options]}
				error={getFieldState(name, formState).error?.message}
			/>
		</div>
	);
}

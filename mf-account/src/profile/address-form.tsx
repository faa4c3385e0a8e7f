import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { Field } from '@pasaz/ui-kit/field';
import { Select } from '@pasaz/ui-kit/select';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { fieldsOf } from '../account/fields-of.ts';
import styles from '../account/form.module.css';
import { Form } from '../account/form.tsx';
import { profileMessages } from '../messages/profile.ts';
import { type AddressValues, addressSchema } from './address-schema.ts';
import { useCountries } from './use-countries.ts';

interface AddressFormProps {
	initial: AddressValues;
	onSave: (address: AddressValues) => Promise<void>;
}

export function AddressForm({ initial, onSave }: AddressFormProps) {
	const t = useMessages(profileMessages);
	const { nameLength } = useShop().storeView;
	const countries = useCountries(initial.country);
	const resolver = useMemo(() => {
		const hasRegions = (country: string) => countries.some(({ id, regions }) => id === country && regions);
		return zodResolver(addressSchema(t, { hasRegions, nameLength }));
	}, [t, countries, nameLength]);
	const form = useForm<AddressValues>({ resolver, ...WHEN_LEFT, defaultValues: initial });
	const { errors, isSubmitting } = form.formState;
	const [country, region, postcode] = useWatch({ control: form.control, name: ['country', 'region', 'postcode'] });
	const regions = countries.find(({ id }) => id === country)?.regions;
	const { field, required } = fieldsOf(form);
	return (
		<Form form={form} onSubmit={onSave} isWide>
			<Field {...required('firstname')} label={t.firstName} autoComplete="given-name" />
			<Field {...required('lastname')} label={t.lastName} autoComplete="family-name" />
			<Field {...field('company')} label={t.company} note={t.optional} autoComplete="organization" />
			<Field {...field('vatId')} label={t.vatId} note={t.optional} autoComplete="off" />
			<Field {...required('street')} label={t.street} autoComplete="address-line1" />
			<Field {...required('house')} label={t.house} autoComplete="address-line2" />
			<Field {...required('postcode')} label={t.postcode} autoComplete="postal-code" />
			<Field {...required('city')} label={t.city} autoComplete="address-level2" />
			<Select
				{...form.register('country', {
					// a postcode that was not typed yet is not wrong because this field was left
					deps: postcode ? ['vatId', 'postcode'] : ['vatId'],
					onChange: () => form.setValue('region', ''),
				})}
				error={errors.country?.message}
				label={t.country}
				autoComplete="country"
				options={countries.map(({ id, name }) => ({ value: id, label: name }))}
			/>
			{regions && (
				<Select
					{...required('region')}
					value={region}
					label={t.region}
					autoComplete="address-level1"
					options={[
						{ value: '', label: t.chooseRegion },
						...regions.map(({ code, name }) => ({ value: code, label: name })),
					]}
				/>
			)}
			<Field {...field('telephone')} label={t.telephone} note={t.optional} type="tel" autoComplete="tel" />
			<div className={styles.wide}>
				<Checkbox {...form.register('isShipping')}>{t.useForShipping}</Checkbox>
				<Checkbox {...form.register('isBilling')}>{t.useForBilling}</Checkbox>
			</div>
			<div className={styles.wide}>
				<Button type="submit" busy={isSubmitting}>
					{t.saveAddress}
				</Button>
				<Link {...buttonLook('quiet')} to={pathTo('account-addresses')}>
					{t.cancel}
				</Link>
			</div>
		</Form>
	);
}

import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { CountryField } from './country-field.tsx';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';
import { Step } from './step.tsx';

function AccountFields() {
	const t = useMessages(checkoutMessages);
	const { register } = useFormContext<CheckoutForm>();
	const createAccount = useWatch<CheckoutForm, 'personal.createAccount'>({ name: 'personal.createAccount' });
	return (
		<>
			<Checkbox {...register('personal.createAccount')}>{t.createAccount}</Checkbox>
			{createAccount && (
				<FormField
					name="password"
					type="password"
					label={t.password}
					hint={`${t.passwordHint} ${t.accountTerms}`}
					autoComplete="new-password"
				/>
			)}
		</>
	);
}

function EmailField({ login, isKnown }: { login: string; isKnown: boolean }) {
	const t = useMessages(checkoutMessages);
	const { errors } = useFormContext<CheckoutForm>().formState;
	return (
		<div className={styles.email}>
			<FormField
				name="personal.emailAddress"
				type="email"
				inputMode="email"
				label={t.emailAddress}
				hint={t.emailHint}
				autoComplete="email"
				readOnly={isKnown}
			/>
			{errors.personal?.emailAddress?.type === 'email-taken' && <Link to={login}>{t.logInAndReturn}</Link>}
		</div>
	);
}

/** Where nothing is shipped, the form asks only for the country beside name and e-mail. */
export function PersonalStep({ isShipped }: { isShipped: boolean }) {
	const t = useMessages(checkoutMessages);
	const user = useStore($user).current;
	const opensAccount = useWatch<CheckoutForm, 'personal.createAccount'>({ name: 'personal.createAccount' });
	const login = `${pathTo('login')}?next=${encodeURIComponent(pathTo('checkout'))}`;
	const aside = user ? (
		<p>{t.loggedInAs({ email: user.email })}</p>
	) : (
		<p>
			{!opensAccount && t.withoutAccount} {t.haveAccount} <Link to={login}>{t.logIn}</Link>
		</p>
	);
	return (
		<Step title={t.personal} aside={aside}>
			<div className={styles.fields}>
				<div className={styles.half}>
					<FormField name="personal.firstName" label={t.firstName} autoComplete="given-name" />
				</div>
				<div className={styles.half}>
					<FormField name="personal.lastName" label={t.lastName} autoComplete="family-name" />
				</div>
				<EmailField login={login} isKnown={user !== null} />
				{!isShipped && (
					<div className={styles.half}>
						<CountryField part="shipping" list="served" hint={t.countryHint} />
					</div>
				)}
				{!user && <AccountFields />}
			</div>
		</Step>
	);
}

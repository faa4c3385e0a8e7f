import { renderPart } from '@pasaz/ui-kit/render.fake';
import { FormProvider } from 'react-hook-form';
import { expect, it } from 'vitest';
import { TermsField } from './terms-field.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

function Terms() {
	return (
		<FormProvider {...useCheckoutForm()}>
			<TermsField isShipped />
		</FormProvider>
	);
}

it('has the terms accepted, and only tells of the privacy policy (22.6, 22.12)', () => {
	const text = renderPart(<Terms />)
		.replace(/<[^>]+>/g, '')
		.replaceAll('\u00a0', ' ');
	expect(text).toContain('Akceptuję regulamin sklepu. O przetwarzaniu danych mówi polityka prywatności.');
});

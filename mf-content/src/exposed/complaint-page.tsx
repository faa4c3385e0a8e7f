import { requestContext } from '@pasaz/kernel/composition/shop';
import { CLAIM_FORM_PATHS, MAX_FIELD_LENGTH } from '@pasaz/kernel/contract/claim-form';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Field } from '@pasaz/ui-kit/field';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClaimForm } from '../claims/claim-form.tsx';
import { ClaimLayout } from '../claims/claim-layout.tsx';
import { BuyerPart, ClaimPart, MoneyField, OrderPart } from '../claims/claim-parts.tsx';
import { DemandChoice } from '../claims/demand-choice.tsx';
import { claimsMessages } from '../messages/claims.ts';

/** The address that the form goes to, which no other page needs to know. */
export async function loader({ context }: LoaderFunctionArgs): Promise<string | null> {
	return context.get(requestContext).storeView.claims?.complaints ?? null;
}

export const handle = {
	meta: (_data, shop) => {
		const t = claimsMessages.in(shop.translator).get();
		return { title: t.complaintTitle, description: t.complaintLead };
	},
} satisfies PageHandle<string | null>;

export function Component() {
	const t = useMessages(claimsMessages);
	const email = useLoaderData<string | null>();
	const steps = [t.fill, ...(email ? [t.complaintSend({ email })] : []), t.complaintAnswer];
	return (
		<ClaimLayout title={t.complaintTitle} lead={t.complaintLead} steps={steps}>
			<ClaimForm path={CLAIM_FORM_PATHS.complaint}>
				<OrderPart>
					<Field name="discoveredOn" label={t.discoveredOn} hint={t.dateHint} maxLength={200} autoComplete="off" />
					<TextArea name="reason" label={t.fault} hint={t.faultHint} maxLength={MAX_FIELD_LENGTH} rows={5} />
				</OrderPart>
				<ClaimPart title={t.demand}>
					<DemandChoice />
					<MoneyField />
				</ClaimPart>
				<BuyerPart />
			</ClaimForm>
		</ClaimLayout>
	);
}

import { requestContext } from '@pasaz/kernel/composition/shop';
import { CLAIM_FORM_PATHS, MAX_FIELD_LENGTH } from '@pasaz/kernel/contract/claim-form';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClaimForm } from '../claims/claim-form.tsx';
import { ClaimLayout } from '../claims/claim-layout.tsx';
import { BuyerPart, ClaimPart, MoneyField, OrderPart } from '../claims/claim-parts.tsx';
import { claimsMessages } from '../messages/claims.ts';

/** The address that the form goes to, which no other page needs to know. */
export async function loader({ context }: LoaderFunctionArgs): Promise<string | null> {
	return context.get(requestContext).storeView.claims?.returns ?? null;
}

export const handle = {
	meta: (_data, shop) => {
		const t = claimsMessages.in(shop.translator).get();
		return { title: t.returnTitle, description: t.returnLead };
	},
} satisfies PageHandle<string | null>;

export function Component() {
	const t = useMessages(claimsMessages);
	const email = useLoaderData<string | null>();
	const steps = [t.fill, ...(email ? [t.returnSend({ email })] : []), t.returnMoney];
	return (
		<ClaimLayout title={t.returnTitle} lead={t.returnLead} steps={steps}>
			<ClaimForm path={CLAIM_FORM_PATHS.return}>
				<OrderPart>
					<TextArea name="reason" label={t.reason} note={t.optional} maxLength={MAX_FIELD_LENGTH} rows={2} />
				</OrderPart>
				<ClaimPart title={t.money}>
					<MoneyField />
				</ClaimPart>
				<BuyerPart />
			</ClaimForm>
		</ClaimLayout>
	);
}

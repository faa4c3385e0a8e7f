import { requestContext } from '@pasaz/kernel/composition/shop';
import type { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContactForm } from '../contact/contact-form.tsx';
import { Ways } from '../contact/ways.tsx';
import { contactMessages } from '../messages/contact.ts';

type Contact = ShopConfig['contact'];

export async function loader({ context }: LoaderFunctionArgs): Promise<Contact> {
	const { shopConfig } = await import('@pasaz/kernel/contract/shop-config');
	return (await context.get(requestContext).api.call(shopConfig)).contact;
}

export const handle = {
	meta: (_contact, shop) => {
		const t = contactMessages.in(shop.translator).get();
		return { title: t.title, description: t.lead };
	},
	tags: () => ['cms:contact'],
} satisfies PageHandle<Contact>;

export function Component() {
	const t = useMessages(contactMessages);
	const contact = useLoaderData<Contact>();
	const head = (
		<>
			<PageHeader title={t.title} lead={t.lead} />
			<Ways contact={contact} />
		</>
	);
	return (
		<SplitPage head={head}>
			<ContactForm />
		</SplitPage>
	);
}

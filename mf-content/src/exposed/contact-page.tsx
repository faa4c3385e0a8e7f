import { requestContext } from '@pasaz/kernel/composition/shop';
import type { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContactForm } from '../contact/contact-form.tsx';
import { contactMessages } from '../messages/contact.ts';
import styles from './contact-page.module.css';

type Contact = ShopConfig['contact'];

export async function loader({ context }: LoaderFunctionArgs): Promise<Contact> {
	const { shopConfig } = await import('@pasaz/kernel/contract/shop-config');
	return (await context.get(requestContext).api.call(shopConfig)).contact;
}

export const handle = {
	meta: (_contact, shop) => {
		const text = contactMessages.in(shop.translator).get();
		return { title: text.title, description: text.lead };
	},
	tags: () => ['cms:contact'],
} satisfies PageHandle<Contact>;

function Ways({ contact }: { contact: Contact }) {
	const text = useMessages(contactMessages);
	return (
		<dl className={styles.ways}>
			<dt>{text.email}</dt>
			<dd>
				<a href={`mailto:${contact.email}`}>{contact.email}</a>
			</dd>
			<dt>{text.phone}</dt>
			<dd>
				<a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone.replaceAll(' ', '\u00a0')}</a>
				<p>{contact.hours}</p>
			</dd>
			<dt>{text.address}</dt>
			<dd>{contact.address}</dd>
		</dl>
	);
}

export function Component() {
	const text = useMessages(contactMessages);
	const contact = useLoaderData<Contact>();
	return (
		<div className={styles.page}>
			<PageHeader title={text.title} lead={text.lead}>
				<Ways contact={contact} />
			</PageHeader>
			<ContactForm />
		</div>
	);
}

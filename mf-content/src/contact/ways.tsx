import type { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { contactMessages } from '../messages/contact.ts';
import styles from './ways.module.css';

export function Ways({ contact }: { contact: ShopConfig['contact'] }) {
	const t = useMessages(contactMessages);
	return (
		<dl className={styles.ways}>
			<dt>{t.email}</dt>
			<dd>
				<a href={`mailto:${contact.email}`}>{contact.email}</a>
			</dd>
			<dt>{t.phone}</dt>
			<dd>
				<a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone.replaceAll(' ', '\u00a0')}</a>
				<p>{contact.hours}</p>
			</dd>
			<dt>{t.address}</dt>
			<dd>{contact.address}</dd>
		</dl>
	);
}

import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { showroomsMessages } from '../messages/showrooms.ts';
import styles from './showroom-contact.module.css';

export function ShowroomContact({ showroom }: { showroom: Showroom }) {
	const t = useMessages(showroomsMessages);
	const { street, postcode, city, phone, email } = showroom;
	return (
		<dl className={styles.contact}>
			<dt>{t.address}</dt>
			<dd>
				{street}, {postcode} {city}
			</dd>
			{phone && (
				<>
					<dt>{t.phone}</dt>
					<dd>
						<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
					</dd>
				</>
			)}
			{email && (
				<>
					<dt>{t.email}</dt>
					<dd>
						<a href={`mailto:${email}`}>{email}</a>
					</dd>
				</>
			)}
		</dl>
	);
}

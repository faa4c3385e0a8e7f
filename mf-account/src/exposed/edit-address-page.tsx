import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { MAX_ADDRESSES, type User } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { changeProfile } from '../account/profile-changes.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { profileMessages } from '../messages/profile.ts';
import { addressOf, emptyAddress, formOf, withAddress } from '../profile/address-changes.ts';
import { AddressForm } from '../profile/address-form.tsx';
import type { AddressValues } from '../profile/address-schema.ts';

export const handle = {
	meta: (_data, shop) => ({ title: profileMessages.in(shop.translator).get().addressesTitle, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

function AddressNotice({ title, hint }: { title: string; hint: string }) {
	const t = useMessages(profileMessages);
	return (
		<EmptyState title={title} hint={hint}>
			<Link {...buttonLook('secondary')} to={pathTo('account-addresses')}>
				{t.allAddresses}
			</Link>
		</EmptyState>
	);
}

function Editor({ user, id }: { user: User; id: string | undefined }) {
	const t = useMessages(profileMessages);
	const { storeView } = useShop();
	const navigate = useNavigate();
	// the address that is being saved may be the last one
	const [isFull] = useState(user.addresses.length >= MAX_ADDRESSES);
	const known = user.addresses.find((address) => String(address.id) === id);
	if (id !== undefined && !known) return <AddressNotice title={t.addressMissing} hint={t.addressMissingHint} />;
	if (!known && isFull)
		return <AddressNotice title={t.addressesFull} hint={t.addressesFullHint({ most: MAX_ADDRESSES })} />;
	const onSave = async (form: AddressValues) => {
		await changeProfile({ addresses: withAddress(user.addresses, addressOf(form, known?.id)) });
		await navigate(pathTo('account-addresses'));
	};
	const initial = known ? formOf(known) : emptyAddress(user, storeView.i18n.defaultCountry);
	return <AddressForm initial={initial} onSave={onSave} />;
}

/** A new postal address, or the one with the id in the path. */
export function Component() {
	const t = useMessages(profileMessages);
	const { id } = useParams();
	const { current } = useStore($user, { ssr: 'initial' });
	return (
		<AccountFrame title={id ? t.addressTitle : t.newAddressTitle}>
			{current && <Editor key={id ?? 'new'} user={current} id={id} />}
		</AccountFrame>
	);
}

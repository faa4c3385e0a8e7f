import {
	userChangePassword,
	userConfirmForceChangePassword,
	userCreate,
	userCreatePassword,
	userForceChangePassword,
	userLogin,
	userLoginToken,
	userLogout,
	userMe,
	userRefresh,
	userResetPassword,
	userUpdate,
} from '@pasaz/kernel/contract/user';
import { wishlistAdd, wishlistDelete, wishlistPull } from '@pasaz/kernel/contract/wishlist';
import { describeCall } from '../call.ts';

const user = describeCall('Users');
const wishlist = describeCall('Wishlist');

export const userCalls = [
	user(userCreate, { summary: 'Opens an account', errors: ['409 email-taken', '422 common-password'] }),
	user(userLogin, {
		summary: 'Begins a session: an access token for 10 minutes, `meta.refreshToken` for 30 days',
		errors: ['401 wrong-login', '403 password-change-required'],
	}),
	user(userLoginToken, {
		summary: 'Begins a session by another provider’s token',
		errors: ['401 wrong-login', '404 provider-off', '409 email-taken', '422 email-missing', '503 provider-away'],
	}),
	user(userRefresh, { summary: 'Exchanges a refresh token for a new pair', errors: ['401 session-over'] }),
	user(userLogout, { summary: 'Ends the session at once' }),
	user(userMe, { summary: 'The user’s own account', errors: ['401 session-over'] }),
	user(userUpdate, {
		summary: 'Changes the own account; addresses that are left out are deleted',
		errors: ['401 session-over', '403 foreign-address', '409 email-taken'],
	}),
	user(userResetPassword, { summary: 'Mails a link for a new password, if there is such an account' }),
	user(userCreatePassword, {
		summary: 'Sets a new password by that link, and ends all sessions',
		errors: ['403 link-over', '422 common-password'],
	}),
	user(userChangePassword, {
		summary: 'Sets a new password by the old one, and ends all other sessions',
		errors: ['401 session-over', '403 wrong-password', '422 common-password'],
	}),
	user(userForceChangePassword, { summary: 'Mails the link to who must change the password' }),
	user(userConfirmForceChangePassword, {
		summary: 'Sets a new password by that link',
		errors: ['403 link-over', '422 common-password'],
	}),
	wishlist(wishlistPull, { summary: 'The user’s wishes, the newest first' }),
	wishlist(wishlistAdd, { summary: 'Adds a wish', errors: ['404 not-found', '422 too-many'] }),
	wishlist(wishlistDelete, { summary: 'Removes a wish', errors: ['404 not-found'] }),
];

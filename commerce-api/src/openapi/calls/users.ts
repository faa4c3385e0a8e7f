import { userLoyalty } from '@pasaz/kernel/contract/loyalty';
import * as users from '@pasaz/kernel/contract/user';
import { wishlistAdd, wishlistDelete, wishlistPull, wishlistSync } from '@pasaz/kernel/contract/wishlist';
import { describeCall } from '../call.ts';

const user = describeCall('Users');
const wishlist = describeCall('Wishlist');

export const userCalls = [
	user(users.userCreate, { summary: 'Opens an account', errors: ['422 common-password'] }),
	user(users.userLogin, {
		summary: 'Begins a session: an access token for 10 minutes, `meta.refreshToken` for 30 days',
		errors: ['401 wrong-login', '403 password-change-required'],
	}),
	user(users.userLoginToken, {
		summary: 'Begins a session by another provider’s token',
		errors: ['401 wrong-login', '404 provider-off', '409 email-taken', '422 email-missing', '503 provider-away'],
	}),
	user(users.userRefresh, {
		summary: 'Exchanges a refresh token, of the body or else of the cookie, for a new pair',
		errors: ['401 session-over'],
	}),
	user(users.userLogout, { summary: 'Ends the session of the token, or of the cookie, at once' }),
	user(users.userLogoutEverywhere, { summary: 'Ends all sessions of the account' }),
	user(users.userExport, { summary: 'All that is kept of the own account', errors: ['401 session-over'] }),
	user(users.userDelete, {
		summary: 'Deletes the account; orders stay without it',
		errors: ['401 session-over', '403 wrong-password'],
	}),
	user(users.userMe, { summary: 'The user’s own account', errors: ['401 session-over'] }),
	user(users.userUpdate, {
		summary: 'Changes the own account; addresses that are left out are deleted',
		errors: ['401 session-over', '403 foreign-address', '403 password-needed'],
	}),
	user(userLoyalty, {
		summary: 'Points of the own orders, and the level that they make',
		errors: ['404 loyalty-off'],
	}),
	user(users.userChangeEmail, {
		summary: 'Mails a link to a new e-mail address of the account, and a notice to the present one',
		errors: ['401 session-over', '403 wrong-password'],
	}),
	user(users.userVerifyEmail, {
		summary: 'Mails another link that verifies the account’s e-mail address, unless it is verified',
		errors: ['401 session-over'],
	}),
	user(users.userResetPassword, { summary: 'Mails a link for a new password, if there is such an account' }),
	user(users.userCreatePassword, {
		summary: 'Sets a new password by that link, and ends all sessions',
		errors: ['403 link-over', '422 common-password'],
	}),
	user(users.userChangePassword, {
		summary: 'Sets a new password by the old one, and ends all other sessions',
		errors: ['401 session-over', '403 wrong-password', '422 common-password'],
	}),
	user(users.userForceChangePassword, { summary: 'Mails the link to who must change the password' }),
	user(users.userConfirmForceChangePassword, {
		summary: 'Sets a new password by that link',
		errors: ['403 link-over', '422 common-password'],
	}),
	wishlist(wishlistPull, { summary: 'The user’s wishes, the newest first' }),
	wishlist(wishlistSync, {
		summary: 'Merges a device’s wishes into the account’s and answers these; sent again it changes nothing',
		examples: { id: '0mi7zvk00-1f2e3d4c' },
	}),
	wishlist(wishlistAdd, { summary: 'Adds a wish', errors: ['404 not-found', '422 too-many'] }),
	wishlist(wishlistDelete, { summary: 'Removes a wish', errors: ['404 not-found'] }),
];

import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, test } from 'vitest';
import { AccountDetails } from './account-details.tsx';

const shown = (email_verified?: boolean) =>
	renderPart(<AccountDetails user={{ ...HANNA, email_verified }}>{null}</AccountDetails>);

test('an address that is not confirmed yet is said to be so, beside a button for another link (17.32)', () => {
	const html = shown(false);
	expect(html).toContain('Twój adres e-mail nie jest jeszcze potwierdzony');
	expect(html).toContain('na adres hanna@poczta.pl');
	expect(html).toMatch(/<button[^>]*>Wyślij link jeszcze raz/);
});

test.each([true, undefined])('nothing is asked where the server says %s of the address (17.32)', (email_verified) => {
	const html = shown(email_verified);
	expect(html).toContain('hanna@poczta.pl');
	expect(html).not.toContain('potwierdzony');
});

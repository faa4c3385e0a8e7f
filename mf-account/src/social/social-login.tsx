import { useShop } from '@pasaz/kernel/composition/shop';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logInByProvider } from '@pasaz/kernel/network/session';
import { pathInStore, pathTo } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextPath } from '../account/next-path.ts';
import { socialMessages } from '../messages/social.ts';
import { beginAttempt, endAttempt } from './attempt.ts';
import { isReturn, loginIn, type Provider, providerAddress } from './providers.ts';
import styles from './social-login.module.css';

const PROVIDERS: readonly Provider[] = ['google', 'facebook'];
type Ids = Record<Provider, string | null>;

/** The shop's ids at the providers; a login without its id is off, and all are while nobody knows. */
function useProviderIds(): Ids | undefined {
	const { api } = useShop();
	const [ids, setIds] = useState<Ids>();
	useEffect(() => {
		api.call(shopConfig).then(
			({ socialLogin }) => setIds(socialLogin),
			(error: unknown) => console.warn('Social login could not be loaded', error),
		);
	}, [api]);
	return ids;
}

function useReturn() {
	const t = useMessages(socialMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const navigate = useNavigate();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const finish = useEffectEvent(async (hash: string) => {
		const attempt = endAttempt();
		const login = attempt && loginIn(hash, attempt);
		if (!login) return setProblem(t.notAgreed);
		setIsBusy(true);
		try {
			await logInByProvider(api, login);
			await navigate(nextPath(attempt.next), { replace: true });
		} catch (error) {
			setProblem(toMessage(error));
		}
		setIsBusy(false);
	});
	useEffect(() => {
		const { hash } = location;
		if (!isReturn(hash)) return;
		// the token stays neither in the address nor in the browser's history
		history.replaceState(history.state, '', location.pathname + location.search);
		void finish(hash);
	}, []);
	return { isBusy, problem, setProblem };
}

export function SocialLogin({ next }: { next: string }) {
	const t = useMessages(socialMessages);
	const { storeView } = useShop();
	const ids = useProviderIds();
	const { isBusy, problem, setProblem } = useReturn();
	const known = PROVIDERS.filter((provider) => ids?.[provider]);
	const leave = (provider: Provider) => {
		const attempt = beginAttempt(provider, next);
		if (!attempt) return setProblem(t.blocked);
		const returnTo = location.origin + pathInStore(pathTo('login'), storeView);
		location.assign(providerAddress(attempt, { id: ids?.[provider] ?? '', returnTo }));
	};
	if (known.length === 0 && !problem) return null;
	return (
		<div className={styles.social}>
			{problem && <Notice type="error">{problem}</Notice>}
			{known.length > 0 && <p className={styles.or}>{t.or}</p>}
			{known.map((provider) => (
				<Button key={provider} variant="secondary" busy={isBusy} onClick={() => leave(provider)}>
					{t[provider]}
				</Button>
			))}
		</div>
	);
}

import { requestContext } from '@pasaz/kernel/composition/shop';
import type { FaqGroup } from '@pasaz/kernel/contract/content';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Accordion, AccordionItem } from '@pasaz/ui-kit/accordion';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Article } from '../articles/article.tsx';
import { contentMessages } from '../messages/content.ts';
import { faqJsonLd, faqTags } from '../seo/content-json-ld.server.ts';
import styles from './faq-page.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<FaqGroup[]> {
	const { cmsFaq } = await import('@pasaz/kernel/contract/content');
	return context.get(requestContext).api.call(cmsFaq);
}

export const handle = {
	meta: (_groups, shop) => {
		const t = contentMessages.in(shop.translator).get();
		return { title: t.faqTitle, description: t.faqLead };
	},
	jsonLd: faqJsonLd,
	tags: faqTags,
} satisfies PageHandle<FaqGroup[]>;

function Group({ group }: { group: FaqGroup }) {
	return (
		<section className={styles.group} lang={group.lang}>
			<h2 className={styles.groupTitle}>{group.title}</h2>
			<Accordion>
				{group.items.map(({ question, answer }) => (
					<AccordionItem key={question} title={question}>
						<Article html={answer} />
					</AccordionItem>
				))}
			</Accordion>
		</section>
	);
}

export function Component() {
	const t = useMessages(contentMessages);
	const groups = useLoaderData<FaqGroup[]>();
	return (
		<Page className={styles.page}>
			<PageHeader title={t.faqTitle} lead={groups.length > 0 ? t.faqLead : t.faqEmpty} />
			{groups.map((group) => (
				<Group key={group.title} group={group} />
			))}
		</Page>
	);
}

// @ts-check

/**
 * An element with its attributes and what is in it; text stays text.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} content
 */
export function element(name, attributes = {}, ...content) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
	made.append(...content);
	return made;
}

/** @param {string} id */
export function byId(id) {
	const found = document.getElementById(id);
	if (!found) throw new Error(`The page has no ${id}`);
	return found;
}

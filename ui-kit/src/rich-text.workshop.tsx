import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { RichText } from './rich-text.tsx';

const HTML = `<h3>Skąd jest nasz len</h3><p>Len rośnie w <a href="#normandia">Normandii</a>, a tkamy go w Polsce.</p>
<ul><li>Zmiękczany parą</li><li>Barwiony w kawałku</li></ul><blockquote>Len lubi być noszony.</blockquote>
<table><tr><th>Rozmiar</th><th>Biust</th></tr><tr><td>S</td><td>88 cm</td></tr></table>`;

export const entry: WorkshopEntry = { name: 'Tekst redakcji', states: { artykuł: () => <RichText html={HTML} /> } };

/** What the shop's languages need beside ASCII: German and Italian letters, quotes, dashes, units, arrows, currency; and Polish ones, which come as a file of their own. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const WESTERN = '\u00a0§©ª«»°²·º×€™–—‘’‚“”„…•−ÄÀÈÉÌÍÒÓÙÚÖÜßàáäèéêìíòóöùúü';
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** Every character that the fonts keep. */
export const CHARACTERS = ASCII + WESTERN + POLISH;

/** Finding rules by words, and putting them under their headings. */

import type { Rule } from '../../api/types';

/** The rules in which all the words occur. */
export function matching(rules: Rule[], words: string): Rule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== '');
  return rules.filter((rule) => {
    const text = `${rule.identifier} ${rule.chapter} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export interface Chapter {
  chapter: string;
  rules: Rule[];
}

/** In the order in which the chapters first come up. */
export function byChapter(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const listed = chapters.get(rule.chapter);
    if (listed === undefined) chapters.set(rule.chapter, [rule]);
    else listed.push(rule);
  }
  return [...chapters].map(([chapter, listed]) => ({ chapter, rules: listed }));
}

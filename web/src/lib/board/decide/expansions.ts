/** The controls of what only expansions ask. Not loaded with the table, but when they are asked first. */

import AchievementControl from './AchievementControl.svelte';
import BuccaneerControl from './BuccaneerControl.svelte';
import type { Planned, Special } from './controls';
import DraftControl from './DraftControl.svelte';
import HandingControl from './HandingControl.svelte';
import SeatingControl from './SeatingControl.svelte';
import SendingControl from './SendingControl.svelte';
import SupplierControl from './SupplierControl.svelte';

export const SPECIAL: Record<string, Special> = {
  draft: { control: DraftControl, verbs: ['draft'] },
  buccaneer: { control: BuccaneerControl, verbs: ['piracy', 'loot', 'raid', 'kidnap'] },
  achievements: { control: AchievementControl, verbs: ['choose'] },
};

export const PLANNED: Record<string, Planned> = {
  'small wharf': SendingControl,
  'royal supplier': SupplierControl,
  'black market': HandingControl,
  raid: SeatingControl,
  reward: SeatingControl,
};

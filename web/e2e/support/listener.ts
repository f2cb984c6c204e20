/** Somebody who hears the page: knows nothing of it but its accessibility tree. */

import type { CDPSession, Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** A node of the tree, as assistive technology gets it. */
export interface Heard {
  role: string;
  name: string;
  /** Buttons that stay down. */
  isToggle: boolean;
  isDisabled: boolean;
  /** Names of the regions and groups around it. */
  within: string[];
  /** What is pressed where this is. */
  handle: number;
}

type Tree = Awaited<ReturnType<typeof fetchTree>>;
type Node = Tree[number];

const NAMED = ['button', 'link', 'img', 'image', 'textbox', 'combobox', 'checkbox', 'radio', 'slider', 'tab', 'region', 'dialog'];

export class Listener {
  readonly #session: CDPSession;
  readonly #page: Page;

  private constructor(session: CDPSession, page: Page) {
    this.#session = session;
    this.#page = page;
  }

  static async to({ page, context }: Visitor): Promise<Listener> {
    return new Listener(await context.newCDPSession(page), page);
  }

  /** Everything there is to hear, in order. */
  async hear(): Promise<Heard[]> {
    const nodes = await fetchTree(this.#session);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.filter(({ ignored }) => !ignored).map((node) => heard(node, byId));
  }

  /** What a screen reader does for Enter or a double tap. If that sends something, what is pressed next waits for the
   * answer, or it would be for the next decision. */
  async press({ handle }: Heard): Promise<void> {
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: handle });
    const { objectId } = object;
    if (objectId === undefined) throw new Error('What was heard is gone.');
    await this.#session.send('Runtime.callFunctionOn', { objectId, functionDeclaration: 'function () { this.click() }' });
    await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    await this.#page.locator('.decision[aria-busy="true"]').waitFor({ state: 'detached' });
  }
}

/** Things that need a name and have none, and names that are none. */
export const nameless = (tree: Heard[]): string[] =>
  tree
    .filter(({ role, name }) => NAMED.includes(role) && (name.trim() === '' || name.includes('undefined')))
    .map(({ role, name, within }) => `${role} “${name}” in ${within.join(', ')}`);

async function fetchTree(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

function heard(node: Node, byId: Map<string, Node>): Heard {
  const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
  const within: string[] = [];
  for (let above = byId.get(node.parentId ?? ''); above !== undefined; above = byId.get(above.parentId ?? '')) {
    if (above.ignored !== true && ['region', 'group', 'dialog', 'list'].includes(text(above.role))) within.push(text(above.name));
  }
  return {
    role: text(node.role),
    name: text(node.name),
    isToggle: property('pressed') !== undefined,
    isDisabled: property('disabled') === true,
    within,
    handle: node.backendDOMNodeId ?? 0,
  };
}

const text = (value: Node['name']): string => String(value?.value ?? '');

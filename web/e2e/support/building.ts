import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CLIENT, WEB } from './places';

/** The server shows the client as it was built last. */
export function buildIfMissing(): void {
  if (!existsSync(CLIENT)) execFileSync('npm', ['run', 'build'], { cwd: WEB, stdio: 'inherit' });
}

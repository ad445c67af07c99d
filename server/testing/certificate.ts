import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for a name, which nobody but itself has signed, and its key: files of a folder. */
export function selfSigned(folder: string, name: string): { readonly key: string; readonly certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject]);
  return { key, certificate };
}

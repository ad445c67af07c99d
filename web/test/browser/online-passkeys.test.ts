import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, rename, t } from './online/hands.ts';
import { serverWithTls, withoutTls } from './online/with-tls.ts';
import { axe, openPage, unsaid } from './setup/index.ts';

const missing = withoutTls();
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

/** Something that holds passkeys, as a phone does, and says yes to everything. */
async function authenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const { credentials } = { credentials: () => client.send('WebAuthn.getCredentials', { authenticatorId }) };
  return {
    credentials: async () => (await credentials()).credentials,
    take: (credential: Awaited<ReturnType<typeof credentials>>['credentials'][number]) =>
      client.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

test.skipIf(missing)(
  missing
    ? `passkeys – not tried: ${missing}`
    : 'a passkey brings a player back whom the browser has forgotten, and asks before it joins somebody',
  async () => {
    const { address } = await serverWithTls();
    const visit = () => openPage({ address, at: '#/account', trusting: true, expected: /409|401|Failed to load/ });
    const ann = await visit();
    await rename(ann, 'Ann');
    const phone = await authenticator(ann);
    await button(ann, 'online.passkeys.add').click();
    await ann.getByText(t('online.passkeys.one', { nth: 1 })).waitFor();
    const [credential] = await phone.credentials();
    expect(credential?.rpId).toBe('localhost');
    expect(await axe(ann)).toEqual([]);
    expect(await unsaid(ann)).toEqual([]);

    // Another browser, which knows nothing of Ann, but has her passkey, as phones share them.
    const other = await visit();
    await rename(other, 'Somebody');
    const same = await authenticator(other);
    if (credential) await same.take(credential);
    await button(other, 'online.passkeys.use').click();
    await other.getByText(t('online.passkeys.other')).waitFor();
    expect(await other.getByLabel(t('online.name'), { exact: true }).inputValue()).toBe('Somebody');
    await button(other, 'online.passkeys.join').click();
    await eventually(() => other.getByLabel(t('online.name'), { exact: true }).inputValue()).toBe('Ann');
  },
);

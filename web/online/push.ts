import { api, type Replied } from './api.ts';

/** Whether this browser can be told anything while the page is shut. */
export const canPush = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator && isSecureContext;

/** Asks for permission, only now that it is wanted, and gives the server where to send. */
export async function subscribe(publicKey: string): Promise<Replied<{ id: string }>> {
  if ((await Notification.requestPermission()) !== 'granted') return { against: 'barred' };
  try {
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return await api.addPush(subscription.toJSON());
  } catch {
    return { against: 'barred' };
  }
}

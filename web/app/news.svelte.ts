/** Something worth a line at the edge of the page, whatever screen is shown. */
export interface PageNews {
  /** Words `news.<key>` of the page, and `news.<key>.do` for what can be done about it. */
  readonly key: string;
  readonly act?: () => void;
}

let told: PageNews | null = $state.raw(null);

export const news = (): PageNews | null => told;

export function tellNews(key: string, act?: () => void): void {
  told = act ? { key, act } : { key };
}

export function dismissNews(): void {
  told = null;
}

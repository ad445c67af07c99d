/** How a piece on a board may be chosen: the shape of its light as well as the colour. */
export type LitRole =
  /** It acts, or is sent to act. */
  | 'act'
  /** It is struck, or harmed. */
  | 'target'
  /** It is helped, joins in, or is chosen for anything else. */
  | 'choose';

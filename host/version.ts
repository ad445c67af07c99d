/** Of the messages between tables and hosts. A server speaks this one and the one before. */
export const MESSAGES = 2;

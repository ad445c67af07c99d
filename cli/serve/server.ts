import { createServer, type Server } from 'node:http';
import { pageIn } from '@conjure/server/page';

/** Serves the files of a folder and nothing else. */
export const pageServer = (folder: string): Server => createServer(pageIn(folder));

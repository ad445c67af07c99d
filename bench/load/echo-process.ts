// Sends back whatever comes by a WebSocket: what a server of ours cannot be quicker than.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
server.on('listening', () => {
  const address = server.address();
  console.log(JSON.stringify({ what: 'the server is there', port: typeof address === 'object' ? address?.port : 0 }));
});

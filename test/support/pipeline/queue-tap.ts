import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const message = z.object({ queue_name: z.string(), body: z.string(), message_attributes: z.string() });
type TappedMessage = z.output<typeof message>;

export function tapQueues(stateDir: string): { messages(): TappedMessage[]; close(): void } {
  const database = new DatabaseSync(join(stateDir, 'fauxqs', 'fauxqs.db'), { timeout: 5000 });
  database.exec(`
    CREATE TABLE tapped (queue_name TEXT, body TEXT, message_attributes TEXT);
    CREATE TRIGGER tap AFTER INSERT ON sqs_messages BEGIN
      INSERT INTO tapped VALUES (new.queue_name, new.body, new.message_attributes);
    END;`);
  return {
    messages: () => z.array(message).parse(database.prepare('SELECT * FROM tapped').all()),
    close: () => {
      database.exec('DROP TRIGGER tap');
      database.close();
    },
  };
}

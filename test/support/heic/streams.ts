/**
 * HEVC streams of a picture of 256 × 192 pixels, by x265: four flat fields of red, green, blue and white, in reading order. Full
 * range, BT.601.
 */

export const eightBits = Buffer.from(
  'AAAAAUABDAH//wFgAAADAJAAAAMAAAMAPJWYCQAAAAFCAQEBYAAAAwCQAAADAAADADygCAgMFllZpJMrwFuBAQMCAAADAAIAAAMAMhAAAAABRAHBcrRiQAAAASgBr3Z1WiDrA5OP/9fOdXh/iNj/+Hc5fBHa8YuvC5MuQ+BJn9La/+z7nwJxfeQXsJP2083wtACyr+mN8cJAOwp8bT/8u1wuik3tPUDhRo5rGPm+q1X2cxKa0S1bz5aP6+Ck0Sy9hVucxjqYTA+fBs4yR7cEa9q0GxDuM58Ouw+v4T8UNolkM/9J524mwI9L/06PLBmVsBcayMVfxxjwzz4Qz4Ohgi6SQU+JootmF7BPUsyAo+tKwHABZAJ/jP0gU/aMsMuJBli0AChad1kNHi7jMxuA6l9KuDb794/EP7JKQA==',
  'base64',
);

export const tenBits = Buffer.from(
  'AAAAAUABDAH//wIgAAADAJAAAAMAAAMAPJWYCQAAAAFCAQECIAAAAwCQAAADAAADADygCAgME2WVmkkyvAW4EBAwIAAAAwAgAAADAyEAAAABRAHBcrRiQAAAASgBr3Z0lSDrA8O//+w8H/9yCKX7emFRUYR7kmHySH1yk/6nZf/Hp6ddrgrI0/WsNbAlE7xyKFW0kn+UXVNP/1XyMpYzTqpxHsOGlIYDoeFRWqpaEk70naEcMu81ifl/q6OwE8g8Ne44v6GXWYAQv90VM60mF83CKuJUBnQcUVcM8M+zjMXOexgc5eqzgA==',
  'base64',
);

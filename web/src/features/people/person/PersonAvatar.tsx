import { Avatar } from '@mantine/core';
import classes from './PersonAvatar.module.css';

interface Props {
  name: string;
  /** Path of the photo; null shows the initials. */
  photo: string | null;
  /** Width and height in pixels: 28 in a row, 72 on the person's page. */
  size?: number;
}

/**
 * A person's photo, or their initials if it is missing or cannot be loaded. Hidden from screen readers, so the name must be next to it. Reserves
 * its space, and loads the photo when it becomes visible.
 */
export function PersonAvatar({ name, photo, size = 28 }: Props) {
  return (
    <Avatar
      src={photo}
      name={name}
      alt=""
      size={size}
      radius="50%"
      color="gray"
      className={classes.avatar}
      classNames={{ placeholder: classes.initials }}
      imageProps={{ loading: 'lazy', decoding: 'async', width: size, height: size }}
      aria-hidden
    />
  );
}

import { Avatar } from '@mantine/core';
import classes from './PersonAvatar.module.css';

interface Props {
  name: string;
  /** Path of the photo; null: the initials stand for it. */
  photo: string | null;
  /** Width and height in pixels: 28 in a row, 72 on the person's page. */
  size?: number;
}

/**
 * A person's photo, or their initials when there is none or it does not come. Decoration beside the name, which must stand near: screen readers
 * pass over it. Takes its room before the photo is there, and loads it only when it comes into sight.
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

import { Anchor, Drawer } from '@mantine/core';
import { Fact, Facts } from '../../../components/Facts.tsx';
import { Moment } from '../../../domain/dates/Moment.tsx';
import type { GuideRequestRow_RequestFragment } from '../../../generated/graphql.ts';
import { typeWords } from './guide-request-words.ts';

interface Props {
  isOpen: boolean;
  /** Stays while the drawer closes. */
  request: GuideRequestRow_RequestFragment | null;
  onClose: () => void;
}

/** One request whole, with the ways to answer it. */
export function GuideRequestDrawer({ isOpen, request, onClose }: Props) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={request?.name ?? 'Guide request'}
    >
      {request && (
        <Facts>
          <Fact term="Email">
            <Anchor href={`mailto:${request.email}`} inherit underline="always">
              {request.email}
            </Anchor>
          </Fact>
          <Fact term="Phone">
            {request.phone === '' ? (
              'Not given'
            ) : (
              <Anchor href={`tel:${request.phone.replaceAll(' ', '')}`} inherit underline="always">
                {request.phone}
              </Anchor>
            )}
          </Fact>
          <Fact term="Type">{typeWords[request.type]}</Fact>
          <Fact term="Requested">
            <Moment at={request.createdAt} />
          </Fact>
        </Facts>
      )}
    </Drawer>
  );
}
